package uk.heartsease.app;

import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import androidx.core.content.FileProvider;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import java.io.File;

/** Opens a file of this app with whatever the phone reads such files with: its sheet for sharing offers no such app. */
@CapacitorPlugin(name = "FileOpener")
public class FileOpenerPlugin extends Plugin {

    @PluginMethod
    public void open(PluginCall call) {
        String path = Uri.parse(call.getString("uri", "")).getPath();
        String type = call.getString("type");
        if (path == null || type == null) {
            call.reject("Must provide a file and its type");
            return;
        }
        try {
            String authority = getContext().getPackageName() + ".fileprovider";
            Intent intent = new Intent(Intent.ACTION_VIEW);
            intent.setDataAndType(FileProvider.getUriForFile(getContext(), authority, new File(path)), type);
            intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION);
            getActivity().startActivity(intent);
            call.resolve();
        } catch (ActivityNotFoundException | IllegalArgumentException | SecurityException cannot) {
            call.reject("Nothing on this phone opens it", "CANNOT_OPEN");
        }
    }
}
